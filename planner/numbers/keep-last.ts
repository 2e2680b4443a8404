/** Enough for the questions that alternate: those of a page and of what runs on it. */
const most = 8;

/**
 * `compute` with its last answers kept, because the same question mostly comes twice in a row. A WeakMap would keep
 * answers as long as their questions live, but the garbage collector goes over all of its entries again and again: for
 * 50,000 plans that took as long as computing the answers.
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
