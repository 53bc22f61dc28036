/** The rights of the application's database role on a table, beside reading it. */
export interface Rights {
  insert: boolean;
  /** The columns that it can change; in rows of money or ownership never the owner or the amount. */
  update: readonly string[];
  delete: boolean;
}
