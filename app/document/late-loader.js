(() => {
  const held = [];
  const signs = ["pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"];
  const listening = { capture: true, passive: true };
  let released = false;
  let lastButton;
  let patience;

  const template = document.createElement("template");
  template.innerHTML = document.getElementById("late-scripts").textContent;
  for (const element of template.content.children) {
    if (element.localName === "script" && element.type !== "module") insert(element);
    else held.push(element);
  }
  for (const sign of signs) addEventListener(sign, release, listening);
  addEventListener("click", remember, true);
  addEventListener("load", () => {
    const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(release, { timeout: 4000 });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenIdle, 100)));
  });
  document.addEventListener(
    "site:ready",
    () => {
      removeEventListener("click", remember, true);
      clearTimeout(patience);
      lastButton?.click();
    },
    { once: true },
  );

  function release() {
    if (released) return;
    released = true;
    for (const sign of signs) removeEventListener(sign, release, listening);
    held.forEach(insert);
  }

  function remember(event) {
    const button = event.target.closest?.("button[data-replay]");
    if (button) lastButton = button;
    if (button?.type === "submit") {
      event.preventDefault();
      clearTimeout(patience);
      patience = setTimeout(() => button.form.submit(), 3000);
    }
    release();
  }

  function insert(inert) {
    const element = document.createElement(inert.localName);
    for (const { name, value } of inert.attributes) element.setAttribute(name, value);
    element.textContent = inert.textContent;
    document.head.append(element);
  }
})();
