import { randomUUID } from "node:crypto";
import { company } from "#content/company/company.ts";
import { createApp } from "./app.ts";
import { openAssistants } from "./assistants/assistants.ts";
import { begin } from "./begin.ts";
import { postCards } from "./blog/cards.ts";
import { blogDesk } from "./blog/desk.ts";
import { addExamples } from "./blog/examples.ts";
import { startHousekeeping } from "./blog/housekeeping.ts";
import { openPictureWork } from "./blog/picture-work.ts";
import { publicBlog } from "./blog/public.ts";
import { searchWithPosts } from "./blog/search.ts";
import { keepCards } from "./cards/keep-cards.ts";
import type { Config } from "./config/config.ts";
import { makeDataFolder } from "./config/data-folder.ts";
import { connectionsOf } from "./database/connect.ts";
import { openMailer } from "./deliveries/mail.ts";
import { countPendingDeliveries } from "./deliveries/queue.ts";
import { openWebhook } from "./deliveries/webhook.ts";
import { startDeliveries } from "./deliveries/worker.ts";
import { findTracked, trackingLinks } from "./desk/tracking.ts";
import { openRequirements } from "./documents/requirements.ts";
import { openAdmission } from "./http/admission.ts";
import { addressOf, clientAddressFinder } from "./http/client-address.ts";
import type { SiteFiles } from "./http/site-files.ts";
import { randomSource } from "./ids/random-bytes.ts";
import { submissionsEndpoint } from "./intake/endpoint.ts";
import { openIntake } from "./intake/intake.ts";
import { describeError } from "./log/describe-error.ts";
import { openLog } from "./log/log.ts";
import type { Sources } from "./metrics/state-metrics.ts";
import { openReadiness } from "./nodes/readiness.ts";
import type { RenderSite } from "./page-input.ts";
import { renderWithStyles } from "./pages/inline-styles.ts";
import { renderUncached } from "./pages/render.ts";
import { turnOf } from "./render-turn.ts";
import { startRetention } from "./retention/start-retention.ts";
import { openSandboxProcess } from "./sandbox/sandbox-process.ts";
import { searchInThread } from "./search/search-in-thread.ts";
import { mailboxNames, networkNames } from "./secrets/network-names.ts";
import { openSizings } from "./sizing/sizings.ts";
import { hasAccounts } from "./staff/accounts.ts";
import { openAuth } from "./staff/auth.ts";
import type { StaffContext } from "./staff/context.ts";
import { createInvitation } from "./staff/invitations.ts";
import { startNotices } from "./staff/notices.ts";
import { staffSite } from "./staff/staff.ts";
import { openStorage } from "./storage/open-storage.ts";
import { mailKinds } from "./tables/deliveries.ts";
import { openReads } from "./tables/open-database.ts";

type Parts = {
  files: SiteFiles;
  renderPage: RenderSite;
  /** Resolves once pages can be rendered: nobody waits for a turn before. */
  loadRenderer?: () => Promise<void>;
  /** How many pages are rendered at once, in threads. Without it they are rendered here, and the first loads its sources. */
  pagesAtOnce?: number;
  /** The build's, in which threads find what they read. */
  folder: string;
};

/** Milliseconds that a page may take where pages are not rendered in threads, as in development. */
const unhurried = 60_000;

/**
 * Puts the site together: database, deliveries, and the app that answers requests.
 * @throws {DatabaseUnavailable} when the database can't be opened
 */
export async function openSite(config: Config, { files, folder, ...parts }: Parts) {
  const { log, droppedLines } = openLog(config.logLevel);
  const logError = (error: unknown) =>
    log.error({ error: describeError(error) }, "A page could not be rendered");
  const findClientAddress = clientAddressFinder(config.trustedProxies);
  const { pagesAtOnce: atOnce } = parts;
  const admission = openAdmission(
    atOnce === undefined ? { longest: unhurried, longestWait: unhurried } : { atOnce },
  );
  const searching = searchInThread(folder);
  const renderPage: RenderSite = async (request, input) => {
    await Promise.all([parts.loadRenderer?.(), input.search && loadSearch()]);
    return admission.admit(turnOf(input, findClientAddress), (left) =>
      parts.renderPage(request, { logError, ...input }, left),
    );
  };
  const renderKept = renderWithStyles(renderPage, files);
  const clock = () => new Date();
  const random = randomSource();
  const tls = isServedOverTls(config);
  await makeDataFolder(config);
  const { db, node, secrets, asRelease } = await begin(config, log);

  const many = openReads(config, db);
  const links = trackingLinks(secrets, { asRelease });
  const siteUrl = config.siteUrl ?? company.siteUrl;
  const trackingAddress = (reference: string) => siteUrl + links.pathFor(reference);
  const origin = config.siteUrl ?? "http://localhost";
  const auth = openAuth({ db, secrets: secrets.staff, asRelease, origin, tls, clock, random });

  const { smtpUrl, from, allowsPlain } = config.mail;
  const send = smtpUrl ? openMailer({ smtpUrl, from, allowsPlain }) : undefined;
  const deliveries = startDeliveries({
    db,
    clock,
    log,
    jitter: Math.random,
    send,
    siteUrl,
    trackingAddress,
    post: config.webhook && openWebhook(config.webhook),
  });

  const domain = from.replace(/^.*@/, "");
  const notices = send && startNotices({ db, clock, log, jitter: Math.random, send, domain, siteUrl });

  await addExamples(db, clock());
  const storage = openStorage(config, "blog-pictures", log);
  const housekeeping = startHousekeeping({ db, storage, clock, log });
  const retention = startRetention({
    db,
    dataDir: config.dataDir,
    days: config.retentionDays,
    auditDays: config.auditDays,
    clock,
    random,
    log,
  });

  const { mail, webhook } = config;
  const withheldConfirmations = { mailbox: 0, site: 0 };
  const intake = openIntake({
    db,
    clock,
    random,
    mail,
    webhook,
    limits: {
      perNetwork: config.submissionLimit,
      ...config.confirmationLimits,
      nameMailbox: mailboxNames(secrets.staff[0] ?? ""),
    },
    onWithheld: ({ withheld, isAlarming }) => {
      withheldConfirmations.mailbox += withheld.mailbox;
      withheldConfirmations.site += withheld.site;
      if (isAlarming)
        log.error({ alarm: "confirmation-limit" }, "Confirmations have reached their hourly limit");
    },
  });

  const canStore = openReadiness(node.giveSign, () => intake.waiting().oldest);
  let closing = false;
  const isReady = async () => !closing && (await canStore());
  const nameNetwork = networkNames(secrets.staff[0] ?? "", clock);
  const findAddress = (context: Pick<StaffContext, "env" | "req">) =>
    nameNetwork(addressOf(context, findClientAddress));
  const forStaff = { db, reads: many.reads, log, auth, config, tls, clock, random, renderPage, findAddress };
  const sizings = openSizings();
  const pictures = openPictureWork(folder);
  const search = searchWithPosts({ db, clock, log, search: searching.search });
  let searchLoaded: Promise<unknown> | undefined;
  /** Starts the search's thread and tells it of the posts, before the first search has its turn: its time begins then. */
  const loadSearch = () => {
    searchLoaded ??= searching.load().then(() => search("prepare").catch(() => {}));
    return searchLoaded;
  };
  const assistants = openAssistants();
  const requirements = openRequirements(sizings);
  const sandboxes = config.sandbox && openSandboxProcess({ siteUrl: config.siteUrl, log, ...config.sandbox });
  const app = createApp({
    log,
    sizings,
    assistants,
    sandboxes,
    requirements,
    tls,
    files,
    renderPage,
    renderKept,
    search,
    findClientAddress,
    findTracked: async (token) => {
      const reference = links.referenceIn(token);
      return reference ? findTracked(db, reference) : undefined;
    },
    staff: staffSite({ ...forStaff, secrets }),
    blog: blogDesk({
      ...forStaff,
      storage,
      prepareUpload: pictures.prepareUpload,
      newId: randomUUID,
    }),
    findBlogPage: publicBlog({ db, renderPage: renderKept, clock, log, tls }),
    findPostCard: postCards({ db, clock, log, draw: keepCards(pictures.drawCard), files, storage, tls }),
    siteUrl,
    isReady,
    submit: submissionsEndpoint({
      accept: intake.accept,
      nameNetwork,
      config,
      log,
      trackPath: links.pathFor,
      renderProblem: (rejectedForm) => {
        const request = new Request("http://localhost/enquiry/again", { headers: { Accept: "text/html" } });
        return renderUncached({ renderPage, tls }, request, { rejectedForm });
      },
    }),
  });

  return {
    app,
    log,
    /** Takes over a connection that asks for MQTT over WebSocket; undefined where there are no sandboxes. */
    upgrade: sandboxes?.upgrade,
    /** State that `serveMetrics` reads. */
    measured: {
      db,
      dataDir: config.dataDir,
      isReady,
      clock,
      renders: admission.counts,
      droppedLines,
      pool: connectionsOf(db),
      intake: intake.waiting,
      sandboxes: sandboxes?.counts,
      withheldConfirmations: () => withheldConfirmations,
    } satisfies Sources,
    /** How many emails wait for a mail server to be configured; undefined if one is. */
    waitingMail: smtpUrl ? undefined : await countPendingDeliveries(db, mailKinds),
    hasAccounts: await hasAccounts(db),
    /** Makes a one-time link for the first account. */
    firstAccountPath: async () =>
      `/staff/welcome/${await createInvitation(db, { purpose: "first-account", now: clock(), random })}`,
    /** Renders the pages that stand for others, which also loads what renders pages. */
    prepare: app.prepare,
    /** From here on the site says that it is not ready, and still answers. */
    beginToClose: () => {
      closing = true;
      /* Readers of events never finish by themselves. */
      sandboxes?.close();
    },
    /** Lets deliveries under way finish, then closes the database. */
    close: async () => {
      /* Its process would keep this one running. */
      sandboxes?.close();
      await Promise.all([deliveries.stop(), notices?.stop(), housekeeping.stop(), retention.stop()]);
      await Promise.all(
        [sizings, assistants, requirements, pictures, searching, many].map((threads) => threads.close()),
      );
      await node.leave();
      await db.destroy();
    },
  };
}

export function isServedOverTls(config: Config) {
  return config.siteUrl?.startsWith("https:") ?? false;
}
