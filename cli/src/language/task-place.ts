/** The screens on which a task acts. */
export type TaskPlace = {
  /** Names them in a message: "screens of packages". */
  readonly says: string;
  /** Null: the login site, which is none of the product's screens. */
  readonly screens: readonly string[] | null;
};
