/* These functions run in the page, so they use nothing defined outside them. */

/** What others do to a page: each changes it as long as its script has not come, or after it. */
export const alterations = {
  /** Every text is put into two elements, as a browser's translation does. */
  "a translation": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    const kept = "script, style, noscript, textarea, svg, code, font";
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest(kept)) texts.push(text);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  /** Words are replaced where they stand. */
  "a replacer of words": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.closest("script, style, noscript"))
        text.data = text.data.replaceAll(/\b([a-z]{5})\b/g, "$1*");
    }
  },
  /** An icon stands after each field, as password managers put it. */
  "an icon beside each field": () => {
    for (const field of document.querySelectorAll("input:not([type=hidden]), textarea, select"))
      field.after(Object.assign(document.createElement("div"), { className: "some-icon" }));
  },
  /** A banner stands before everything, and marks are put around words. */
  "a reader's tools": () => {
    document.body.prepend(Object.assign(document.createElement("aside"), { textContent: "Read aloud" }));
    for (const words of document.querySelectorAll("main p, main h2")) {
      const mark = document.createElement("mark");
      mark.append(...words.childNodes);
      words.append(mark);
    }
  },
};

/** How much text the page's main part shows. */
export const charactersInMain = () => document.querySelector("main")?.innerText.length ?? 0;
