export type NodesTable = {
  /** Of one process, from its start to its end. */
  id: string;
  /** HMACs of a fixed text under each of the node's secrets, the one that signs first: nothing can be learnt from them. */
  secret_fingerprint: string;
  /** Where its pictures are: a bucket, or a folder of one machine. */
  pictures: string;
  /** Of the site. */
  version: string;
  /** When it last wrote here: ISO 8601, UTC, by the database's clock. */
  seen_at: string;
};
