type Props = {
  readonly icon: string;
  /** Its name, also shown as a tooltip. */
  readonly label: string;
  readonly size?: 'sm' | 'xs';
} & (
  | { readonly onPress: () => void; readonly whyNot?: string | null }
  | { readonly href: string; readonly inNewTab?: boolean }
);

/** An icon that is a button or a link. Disabled it stays reachable, and its tooltip says why. */
export function IconButton({ icon, label, size = 'sm', ...action }: Props) {
  const className = `icon-button icon-button-${size}`;
  const face = <ui-icon name={icon} size={size === 'xs' ? 'sm' : undefined} />;
  if ('href' in action) {
    const newTab = action.inNewTab ? { target: '_blank', rel: 'noopener' } : {};
    return (
      <ui-tooltip text={label}>
        <a className={className} href={action.href} aria-label={label} {...newTab}>
          {face}
        </a>
      </ui-tooltip>
    );
  }
  const { onPress, whyNot } = action;
  return (
    <ui-tooltip text={whyNot ?? label}>
      <button
        className={className}
        type="button"
        aria-label={label}
        aria-disabled={whyNot ? true : undefined}
        onClick={() => {
          if (!whyNot) onPress();
        }}
      >
        {face}
      </button>
    </ui-tooltip>
  );
}
