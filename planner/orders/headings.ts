/** What a log's columns say of an order. `day` and `clock` are the two halves of a time. */
const roles = ["time", "day", "clock", "from", "to", "load"] as const;
export type Role = (typeof roles)[number];

/**
 * What exports of warehouse systems write above their columns, in the languages of their users: the surest words first.
 * Compared without accents, signs and case.
 */
const words: Record<Role, readonly string[]> = {
  time: list(`
    timestamp; time stamp; date time; datetime; date and time; order time; ordered at; order created; created at;
    created on; created; creation time; creation date time; creation timestamp; create time; release time; released;
    requested at; request time; requested; placed at; placed; start time; started at; start; event time; moment; time
    zeitstempel; zeitpunkt; datum uhrzeit; datum zeit; datum und uhrzeit; erstellt am; erstellt; angelegt am; angelegt;
    erfasst am; erfasst; auftragszeit; bestellzeit; anforderung; startzeit; beginn; zeit
    horodatage; date et heure; date heure; cree le; creation; heure de commande; debut
    fecha y hora; fecha hora; creado; marca de tiempo; inicio
    data e ora; data ora; creato; inizio; data e hora; data hora; criado
    datum en tijd; datum tijd; tijdstip; tijdstempel; aangemaakt; datum och tid; tidpunkt; tidsstampel; skapad
    tidspunkt; oprettet; dato og tid; dato tid; opprettet; data i godzina; data godzina; utworzono; znacznik czasu; czas
    datum a cas; datum cas; vytvoreno; cas; tarih saat; zaman; olusturma; olusturma zamani; siparis zamani
    дата и время; дата время; время; создан; 时间; 日期时间; 创建时间; 下单时间; 日時; 作成日時; 일시; 생성일시`),
  day: list(`
    date; order date; creation date; created date; day; datum; auftragsdatum; anlagedatum; erstelldatum; erfassungsdatum; bdatu; erdat
    add date; adddate; created on; angelegt am; erstellt am; erfasst am
    tag; jour; fecha; giorno; data; dag; dato; data zlecenia; den; tarih; siparis tarihi; olusturma tarihi; tarihi; дата; 日期; 日付; 날짜`),
  clock: list(`
    time; time of day; order time; creation time; clock; hour; uhrzeit; zeit; anlagezeit; erfassungszeit; erstellzeit; bzeit; erzet
    add time; addtime; created at; angelegt um; erstellt um; erfasst um
    heure; hora; ora; orario; tijd; tid; klockslag; klokkeslett; godzina; czas; cas; saat; siparis saati; olusturma saati; saati; время; 时间; 時刻; 시간`),
  from: list(`
    from; source; origin; from location; source location; from bin; source bin; source storage bin; source storage
    from place; from station; pick location; pick up; pickup; pick up location; picked up at; picked at; pick; start location
    departure; sender; src; from area; source area; from loc; fromloc
    von; quelle; herkunft; start; von lagerplatz; vonlagerplatz; vom lagerplatz; vonplatz; von platz; quellplatz; quell lagerplatz; von ort
    abholort; abholplatz; abholung; aufnahme; aufnahmeort; startplatz; startort; vnlpla; vlpla
    de; depuis; depart; origine; source; emplacement source; emplacement de depart; provenance; enlevement
    desde; origen; ubicacion de origen; da; partenza; origine; ubicazione di origine; origem; local de origem
    van; bron; herkomst; van locatie; bronlocatie; ophaallocatie
    fran; kalla; hamtplats; fra; kilde; afhentning; z; skad; zrodlo; z lokalizacji; miejsce pobrania; zdroj; odkud
    kaynak; nereden; cikis; из; откуда; источник; 从; 起点; 起始; 出发地; 来源; 源; 源库位; 取货点; 出発地; 搬送元; 元; 출발지`),
  to: list(`
    to; destination; target; to location; destination location; target location; to bin; destination bin; destination storage bin
    dest; target bin; dest storage bin; dest bin; to place; to station; drop location; drop off; dropoff; drop; set down
    set down at; dropped at; delivery location; deliver to; end location; receiver; to area; arrival; to loc; toloc
    nach; ziel; nach lagerplatz; nachlagerplatz; nachplatz; nach platz; zielplatz; ziellagerplatz; zielort; nach ort; senke; bis
    ablieferort; abgabe; abgabeort; abstellplatz; lieferort; bringort; nlpla; nchlpla
    a; vers; destination; arrivee; emplacement de destination; cible; livraison; depose
    hasta; destino; ubicacion de destino; hacia; destinazione; arrivo; ubicazione di destinazione; para; local de destino
    naar; doel; bestemming; naar locatie; doellocatie; afleverlocatie
    till; mal; destinationsplats; lamnplats; til; destination; do; dokad; cel; do lokalizacji; miejsce dostawy; cil; kam
    hedef; nereye; varis; в; куда; назначение; 到; 终点; 目的地; 目标; 目标库位; 卸货点; 至; 到着地; 搬送先; 先; 도착지`),
  load: list(`
    load; load carrier; carrier; load type; carrier type; unit type; handling unit type; hu type; pallet type; packaging
    load unit; unit load; storage unit type; sut; handling unit; container type; container; kind; type
    ladung; ladeeinheit; ladungseinheit; ladungstrager; ladehilfsmittel; lhm; lhm typ; ladehilfsmitteltyp; lasttrager; ladungstyp; palettentyp; transporteinheit; te typ; le typ; letyp; hutyp; gebinde; lastart; behalter; typ; art
    charge; support; unite; type de charge; support de charge; type de palette; palette; colis
    carga; tipo de carga; soporte; unidad; carico; unita di carico; tipo di carico; tipo
    lading; ladingdrager; ladingtype; pallettype; drager; last; lastbarare; lasttyp; ladning; lastbaerer; laddning
    ladunek; nosnik; typ palety; typ ladunku; naklad; druh; yuk; yuk tipi; тип; груз; 载具; 货物; 托盘; 容器; 类型; 荷; 荷姿; 화물`),
};

function list(text: string): string[] {
  return text.split(/[;\n]/).map(plain).filter(Boolean);
}

/** Without accents, signs, case and what stands in brackets, which is a unit or a zone. */
function plain(text: string): string {
  return text
    .slice(0, 80)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/ł/gi, "l")
    .replaceAll(/ß/g, "ss")
    .replaceAll(/ı/g, "i")
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .toLowerCase()
    .replaceAll(/[([{].*?[)\]}]/g, " ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const ranks = new Map(
  roles.map((role) => [role, new Map(words[role].map((word, rank) => [word, rank] as const).toReversed())]),
);

/** A heading that says more than its word ("Source storage bin no.") ranks behind those that say nothing else. */
const lessSure = 1000;

function rankOf(role: Role, heading: string): number {
  const known = ranks.get(role);
  const exact = known?.get(heading);
  if (exact !== undefined) return exact;
  const inside = words[role].findIndex(
    (word) => (word.length >= 4 || word.includes(" ")) && ` ${heading} `.includes(` ${word} `),
  );
  return inside < 0 ? Infinity : lessSure + inside;
}

const isPlace = (role: Role) => role === "from" || role === "to";

/** "Start time" and "to date" are no places. */
const ofTime = /\b(time|date|zeit|datum|uhrzeit|heure|fecha|hora|data|ora|tijd|tid|czas|tarihi?|saati?)\b/;

/** Where each column stands, counted from 0. */
export type Columns = Partial<Record<Role, number>>;

/**
 * The columns of a row of headings; undefined if it is none: it names neither where an order begins nor where it ends.
 * `missing` are the roles that no heading names.
 */
export function columnsIn(cells: readonly string[]): { columns: Columns; missing: Role[] } | undefined {
  const headings = cells.slice(0, 200).map(plain);
  const columns: Columns = {};
  const isTaken = (at: number) => Object.values(columns).includes(at);
  const take = (role: Role) => {
    let [best, least] = [-1, Infinity];
    for (const [at, heading] of headings.entries()) {
      const isOther = heading === "" || isTaken(at) || (isPlace(role) && ofTime.test(heading));
      const rank = isOther ? Infinity : rankOf(role, heading);
      if (rank < least) [best, least] = [at, rank];
    }
    if (best >= 0) columns[role] = best;
  };
  /* "Start" may be a time or a place, "Data" a date: whatever is surer is taken first. */
  for (const role of ["from", "to"] as const) take(role);
  if (columns.from === undefined && columns.to === undefined) return undefined;
  take("day");
  if (columns.day !== undefined) take("clock");
  const isHalf = columns.day !== undefined && columns.clock !== undefined;
  if (!isHalf) {
    const { day, clock: _, ...others } = columns;
    for (const role of roles) delete columns[role];
    Object.assign(columns, others);
    take("time");
    /* Below "Uhrzeit" alone whole moments may stand, too; where it is a time of day, each line says so. */
    if (columns.time === undefined && day === undefined) take("clock");
    const whole = day ?? columns.clock;
    delete columns.clock;
    if (columns.time === undefined && whole !== undefined) columns.time = whole;
  }
  take("load");
  const missing = (["time", "from", "to"] as const).filter(
    (role) => columns[role] === undefined && !(role === "time" && isHalf),
  );
  return { columns, missing };
}
