import { data } from "react-router";
import { PageLink } from "#app/frame/page-link.tsx";
import { sandboxContext } from "#app/page-context.ts";
import { BenchHead } from "#app/sections/bench-head/bench-head.tsx";
import { Message } from "#app/sections/message/message.tsx";
import { Part } from "#app/sections/part/part.tsx";
import { ReadOn } from "#app/sections/read-on/read-on.tsx";
import { company } from "#content/company/company.ts";
import { sandboxPageWords as words } from "#content/planner/sandbox.ts";
import type { EndedSandbox } from "#server/page-input.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Sections } from "#ui/line/sections.tsx";
import { TextLink } from "#ui/text-link/text-link.tsx";
import type { Route } from "./+types/sandbox.ts";
import { FirstCommands } from "./first-commands.tsx";
import { MovingHall } from "./moving-hall.tsx";
import styles from "./sandbox.module.css";
import { LastMessages, Verdicts } from "./told.tsx";
import { TroubleForm } from "./trouble-form.tsx";
import { useMoment } from "./use-moment.ts";

/** The server provides the sandbox of this address; another one is answered with 404. */
export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(sandboxContext);
  if (!page || page.is === "none") throw data(null, { status: 404 });
  if (page.is === "open") return data(page, page.wrongKey ? 401 : 200);
  return data(page, page.is === "ended" ? 410 : page.status);
}

export function meta() {
  return [{ title: `${words.title} | ${company.name}` }, { name: "robots", content: "noindex, nofollow" }];
}

/** One sandbox: its hall as the server has it, commands with its key, the messages and what the rules say of them. */
export default function SandboxPage({ loaderData: page }: Route.ComponentProps) {
  if (page.is === "ended") return <Ended {...page.ended} />;
  if (page.is === "refused")
    return (
      <Message code={`${page.status}`} heading={page.title}>
        <title>{`${page.title} | ${company.name}`}</title>
        <p>{page.detail}</p>
        <p>
          <PageLink to={words.above.to}>{words.refused.back}</PageLink>
        </p>
      </Message>
    );
  return <Open page={page} />;
}

type OpenPage = Extract<Route.ComponentProps["loaderData"], { is: "open" }>;

function Open({ page: { view, key, wrongKey } }: { page: OpenPage }) {
  const { id, floor, endsAt, silenceSeconds, speed, moment } = view;
  const { shown, state } = useMoment(id, moment);
  const { vehicles, inside } = shown;
  const opened = inside && key !== undefined && { inside, secret: key };
  const head = {
    heading: words.heading,
    path: `/sandbox/${id}`,
    introduction: [
      words.introduction(floor.name, moment.vehicles.filter(({ own }) => own).length, speed, Boolean(opened)),
    ],
  };
  return (
    <Sections>
      <BenchHead page={head} above={[words.above]} />
      <section className={styles.bench} aria-labelledby="hall">
        <h2 id="hall">{words.hall.station}</h2>
        <MovingHall
          again={`/sandbox/${id}`}
          floor={floor}
          vehicles={vehicles}
          state={state}
          ends={words.ends(endsAt.slice(11, 16), Math.round(silenceSeconds / 60))}
        />
      </section>
      {opened && (
        <Part id="commands" title={words.commands.station}>
          <FirstCommands view={view} secret={opened.secret} orders={opened.inside.orders} />
        </Part>
      )}
      {opened && (
        <Part id="trouble" title={words.trouble.station}>
          <TroubleForm view={view} secret={opened.secret} />
        </Part>
      )}
      {opened && (
        <Part id="verdicts" title={words.verdicts.station}>
          <Verdicts inside={opened.inside} report={(end) => `/sandbox/${id}/report${end}`} />
        </Part>
      )}
      {opened && (
        <Part id="messages" title={words.messages.station}>
          <LastMessages messages={opened.inside.messages} />
        </Part>
      )}
      {opened && (
        <Part id="end" title={words.end.station}>
          <form method="post" action={`/sandbox/${id}`} className={styles.form}>
            <p className={styles.text}>{words.end.text}</p>
            <div>
              <Button type="submit">{words.end.submit}</Button>
            </div>
          </form>
        </Part>
      )}
      {!opened && (
        <Part id="key" title={words.key.station}>
          <form method="post" action={`/sandbox/${id}/key`} className={styles.form}>
            <p className={styles.text}>{words.key.text}</p>
            <TextField
              name="key"
              type="password"
              autoComplete="off"
              required
              maxLength={200}
              label={words.key.label}
              error={wrongKey ? words.key.wrong : undefined}
            />
            <div>
              <Button type="submit" tone="solid">
                {words.key.submit}
              </Button>
            </div>
          </form>
        </Part>
      )}
      <ReadOn pages={words.next} />
    </Sections>
  );
}

function Ended({ why, report }: EndedSandbox) {
  const { heading, text, report: label } = words.ended;
  return (
    <Message code="410" heading={heading}>
      <title>{`${heading} | ${company.name}`}</title>
      <p>
        {why} {text}
      </p>
      {report !== undefined && (
        <p>
          <TextLink href={report} icon="download">
            {label}
          </TextLink>
        </p>
      )}
      <p>
        <PageLink to={words.above.to}>{words.refused.back}</PageLink>
      </p>
    </Message>
  );
}
