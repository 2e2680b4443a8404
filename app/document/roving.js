/*
 * A group marked `data-roving`, with a selector of its items, is one stop of the Tab key; the arrow keys, Home and End
 * move within it. Without script each item is a stop of its own. Tab looks again first: a page may have drawn items anew.
 */
(() => {
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

  document.addEventListener("site:arrival", () => setTimeout(begin));
  document.addEventListener("focusin", ({ target }) => rove(groupOf(target), target));
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (key === "Tab") begin();
    const items = itemsOf(groupOf(target));
    const place = items.indexOf(target);
    if (place < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = key === "Home" ? items[0] : key === "End" ? items.at(-1) : items[place + steps[key]];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  begin();

  function begin() {
    for (const group of document.querySelectorAll("[data-roving]")) {
      const items = itemsOf(group);
      rove(group, items.find(({ tabIndex }) => !tabIndex) ?? items[0]);
    }
  }

  function rove(group, current) {
    const items = itemsOf(group);
    if (items.includes(current)) for (const item of items) item.tabIndex = item === current ? 0 : -1;
  }

  function groupOf(element) {
    return element.closest?.("[data-roving]");
  }

  function itemsOf(group) {
    return group ? [...group.querySelectorAll(group.dataset.roving)] : [];
  }
})();
