import { ColumnHeads } from "#app/sections/column-heads/column-heads.tsx";
import { Command } from "#app/sections/command/command.tsx";
import { sandboxPageWords } from "#content/planner/sandbox.ts";
import type { SandboxMoment, SandboxView } from "#server/page-input.ts";
import styles from "./sandbox.module.css";

const { commands: words } = sandboxPageWords;

type FirstCommandsProps = {
  view: SandboxView;
  secret: string;
  orders: NonNullable<SandboxMoment["inside"]>["orders"];
};

/** The first commands, with nothing to fill in, and what became of their orders. */
export function FirstCommands({ view, secret, orders }: FirstCommandsProps) {
  const { mqtt } = view.addresses;
  const { order, events, subscribe, python, typescript } = commandsFor(view, secret);
  return (
    <div className={styles.told}>
      <p className={styles.text}>{words.text}</p>
      <h3>{words.order}</h3>
      <Command name={words.order} text={order} />
      <h3>{words.events}</h3>
      <Command name={words.events} text={events} />
      {mqtt ? (
        <>
          <h3>{words.subscribe}</h3>
          <Command name={words.subscribe} text={subscribe} />
        </>
      ) : (
        <p>{words.noMqtt}</p>
      )}
      <h3>{words.python}</h3>
      <Command name={words.python} text={python} />
      <h3>{words.typescript}</h3>
      <Command name={words.typescript} text={typescript} />
      {orders.length === 0 ? (
        <p>{words.noOrders}</p>
      ) : (
        <table className={styles.table}>
          <caption>{words.orders}</caption>
          <ColumnHeads columns={words.orderColumns} />
          <tbody>
            {orders.map(({ reference, state, vehicle }) => (
              <tr key={reference}>
                <th scope="row">{reference}</th>
                <td>{state}</td>
                <td>{vehicle}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** Each run of a command orders anew: its reference is the time. */
function commandsFor({ addresses, order }: SandboxView, key: string) {
  const { http, events, mqtt } = addresses;
  const authorization = `Bearer ${key}`;
  const fields = JSON.stringify(order).slice(1);
  const host = mqtt && new URL(mqtt.url);
  return {
    order: [
      `curl -s --retry 9 -X POST '${http}/orders' \\`,
      `  -H 'Authorization: ${authorization}' \\`,
      "  -H 'Content-Type: application/json' \\",
      `  -d '{"reference":"curl-'$(date +%s)'",${shellText(fields)}'`,
    ].join("\n"),
    events: `curl -sN '${events}' -H 'Authorization: ${authorization}'`,
    subscribe: host
      ? `mosquitto_sub -h ${host.hostname} -p ${host.port} -u ${mqtt.username} -P '${key}' -t '${mqtt.prefix}/#' -v`
      : "",
    python: [
      "import json, time, urllib.request",
      "",
      `order = {"reference": f"python-{int(time.time())}", ${fields}`,
      "request = urllib.request.Request(",
      `    "${http}/orders",`,
      "    json.dumps(order).encode(),",
      `    {"Authorization": "${authorization}", "Content-Type": "application/json"},`,
      ")",
      "print(urllib.request.urlopen(request).read().decode())",
    ].join("\n"),
    /* Without `await`: in a folder whose package says "commonjs" a file has none at its top. */
    typescript: [
      `const order = { reference: \`node-\${Date.now()}\`, ${fields};`,
      `fetch("${http}/orders", {`,
      '  method: "POST",',
      `  headers: { Authorization: "${authorization}", "Content-Type": "application/json" },`,
      "  body: JSON.stringify(order),",
      "})",
      "  .then((answer) => answer.json())",
      "  .then(console.log);",
    ].join("\n"),
  };
}

/** Text between a shell's single quotes. */
const shellText = (text: string) => text.replaceAll("'", "'\\''");
