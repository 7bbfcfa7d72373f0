/** An answer to `get-user-info`. */
export const userInfo = { is_admin: true, coverage_names: ['cyber'] };
