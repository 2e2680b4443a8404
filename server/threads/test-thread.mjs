/** What the tests of threads.ts run in a thread. */
export default function (task) {
  if (task === "fail") throw new Error("failed");
  if (task === "for ever") for (;;);
  if (task === "all memory") for (const kept = []; ; ) kept.push(Array.from({ length: 1000 }, Math.random));
  const time = /^for (\d+) ms$/.exec(task)?.[1];
  if (time) for (const end = performance.now() + Number(time); performance.now() < end; );
  return task;
}
