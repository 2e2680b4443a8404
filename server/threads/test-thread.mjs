/** What the tests of threads.ts run in a thread. */
export default function (task) {
  if (task === "fail") throw new Error("failed");
  if (task === "for ever") for (;;);
  if (task === "all memory") for (const kept = []; ; ) kept.push(Array.from({ length: 1000 }, Math.random));
  const work = /^work (\d+) ms$/.exec(task)?.[1];
  if (work)
    for (const from = process.threadCpuUsage(); process.threadCpuUsage(from).user < Number(work) * 1000; );
  return task;
}
