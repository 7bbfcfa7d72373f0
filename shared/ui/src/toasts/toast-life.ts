/** How long a toast stays, in milliseconds (B§9). */
export const toastLife = { client: 3000, admin: 8000 } as const;
