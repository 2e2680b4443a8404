(() => {
  const presses = ["pointerdown", "touchstart"];
  const ends = ["pointerup", "pointercancel"];
  const events = [...presses, ...ends, "pointermove", "keydown", "focusin", "wheel", "scroll"];
  const listening = { capture: true, passive: true };
  const stored = document.getElementById("late-scripts");
  const links = [];
  const scripts = [];
  let place = "0,0";
  let pressed = false;
  let moved = false;
  let running = false;
  let lastClicked;
  let patience;

  const template = document.createElement("template");
  template.innerHTML = stored.textContent;
  for (const element of template.content.children) {
    if (element.localName === "link") links.push(element);
    else if (element.type === "module") scripts.push(element);
    else insert(element);
  }
  for (const event of events) addEventListener(event, act, listening);
  addEventListener("click", remember, true);
  addEventListener("load", () => {
    setTimeout(watchLiveParts, 100);
    if (moved) scheduleRun();
    if (!navigator.connection?.saveData) setTimeout(fetchAhead, Number(stored.dataset.delay));
  });
  document.addEventListener(
    "site:ready",
    () => {
      removeEventListener("click", remember, true);
      clearTimeout(patience);
      lastClicked?.click();
    },
    { once: true },
  );

  /* The press itself is handled first: a tap that opens the menu must not wait for script to be evaluated. */
  function act(event) {
    const { type, buttons } = event;
    if (type === "pointermove" && !isMove(event)) return;
    /* A mouse that is still moving from the last page isn't aimed at anything on this one. */
    if (type === "pointermove" && document.readyState !== "complete") moved = true;
    else if (presses.includes(type)) {
      pressed = true;
      fetchScripts();
      setTimeout(run, 300);
    } else if (ends.includes(type) || !(pressed || buttons)) scheduleRun();
  }

  /* When something is drawn under a resting mouse, browsers report a move by nothing, to where it was. */
  function isMove({ movementX, movementY, clientX, clientY }) {
    const from = place;
    place = `${clientX},${clientY}`;
    return movementX || movementY || (place !== from && document.readyState === "complete");
  }

  function scheduleRun() {
    fetchScripts();
    setTimeout(run, 30);
  }

  function fetchScripts() {
    links.splice(0).forEach(insert);
  }

  function run() {
    if (running) return;
    running = true;
    for (const event of events) removeEventListener(event, act, listening);
    fetchScripts();
    scripts.forEach(insert);
  }

  function watchLiveParts() {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      (window.requestIdleCallback ?? setTimeout)(run, { timeout: 4000 });
    });
    for (const part of document.querySelectorAll("[data-live]")) observer.observe(part);
  }

  /* Files that can't be prefetched are fetched when they are needed. */
  async function fetchAhead() {
    try {
      const own = links.map(({ href }) => href);
      const others = await (await fetch("/ahead.json", { priority: "low" })).json();
      const addresses = [...own, ...others];
      /* A few at a time: starting all of them takes a slow phone a tenth of a second. */
      for (let lane = 0; lane < 4; lane++) fetchNext(addresses);
    } catch {}
  }

  async function fetchNext(addresses) {
    for (let address = addresses.shift(); address; address = addresses.shift()) {
      await fetchUnlessThere(address).catch(() => {});
    }
  }

  async function fetchUnlessThere(address) {
    if (performance.getEntriesByName(new URL(address, location).href).length > 0) return;
    const answer = await fetch(address, { priority: "low" });
    /* A browser may drop a response whose body isn't read. */
    await answer.arrayBuffer();
  }

  function remember(event) {
    const control = event.target.closest?.("[data-replay],button[type=button]:not([popovertarget])");
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    lastClicked = control;
    clearTimeout(patience);
    /* Without script such a button does nothing: the press waits however long that takes. */
    if (control.type === "button") return scheduleRun();
    patience = setTimeout(() => {
      removeEventListener("click", remember, true);
      lastClicked = undefined;
      control.click();
    }, 3000);
    scheduleRun();
  }

  function insert(inert) {
    const element = document.createElement(inert.localName);
    for (const { name, value } of inert.attributes) element.setAttribute(name, value);
    element.textContent = inert.textContent;
    document.head.append(element);
  }
})();
