export interface NodesTable {
  /** Of one process, from its start to its end. */
  id: string;
  /** HMAC of a fixed text under the node's secret: equal where the secrets are, and nothing can be learnt from it. */
  secret_fingerprint: string;
  /** Where its pictures are: a bucket, or a folder of one machine. */
  pictures: string;
  /** Of the site. */
  version: string;
  /** When it last wrote here: ISO 8601, UTC, by the database's clock. */
  seen_at: string;
}
