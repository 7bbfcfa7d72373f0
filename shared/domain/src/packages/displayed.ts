type DisplayFacts = {
  readonly status: string;
  readonly is_client_custom_package: boolean;
};

/** AMB-58: whether a client sees a package: READY ones, and their custom package unless it is gone. */
export const isDisplayed = (shown: DisplayFacts): boolean =>
  shown.status === 'READY' || isCustomPackage(shown);

/**
 * Whether the package is the client's one custom package (B§5). An archived or invalidated one is gone (AMB-58): the client
 * may create another.
 */
export const isCustomPackage = ({ status, is_client_custom_package }: DisplayFacts): boolean =>
  is_client_custom_package && status !== 'ARCHIVED' && status !== 'INVALIDATED';
