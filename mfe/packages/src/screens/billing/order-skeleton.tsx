import { OrderSkeleton } from '@fairlead/mfe-kit/payment';
import type { ReactNode } from 'react';
import { content } from '../../content.ts';

const { order, billing } = content;

/** Those of most orders: three policies, two with long names, and what comes on top. */
const names = [[174], [196, 142], [178, 98], [98], [64]];

/** The place of a package's order beside billing and payment. */
export const PackageOrderSkeleton = ({ children }: { readonly children?: ReactNode }) => (
  <OrderSkeleton title={order.title} names={names} sum={[84, 74]} due={billing.dueToday} note={3}>
    {children}
  </OrderSkeleton>
);
