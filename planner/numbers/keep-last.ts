/** As many as are asked for in turn: those of a page and of what runs on it. */
const most = 8;

/**
 * `compute` with its last answers kept: who asks twice mostly asks at once. A WeakMap would keep them for as long as
 * each question lives, but the garbage collector goes over all of its entries again and again: over 50,000 plans that
 * took as long as the answers.
 */
export function keepLast<Question, Answer>(
  compute: (question: Question) => Answer,
  isSame: (one: Question, other: Question) => boolean = Object.is,
): (question: Question) => Answer {
  const kept: { question: Question; answer: Answer }[] = [];
  return (question) => {
    const found = kept.find((each) => isSame(each.question, question));
    if (found) return found.answer;
    const answer = compute(question);
    kept.unshift({ question, answer });
    kept.length = Math.min(kept.length, most);
    return answer;
  };
}
