import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { toast } from '@/components/ui/toast';
import { createQueryClient } from '@/lib/api/query-client';
import { AdminAuthProvider, AuthProvider } from '@/lib/auth/auth-provider';
import { ProofHost } from '@/shared/proof/proof-host';
import { LiveUpdates } from './live-updates';

/** Surrounds everything that knows who is signed in: the auth pages and both portals. */
export function Component() {
  const [queryClient] = useState(() =>
    createQueryClient((message) => toast({ ...message, variant: 'destructive' })),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <AdminAuthProvider>
          <LiveUpdates />
          <Outlet />
          <ProofHost />
        </AdminAuthProvider>
      </AuthProvider>
    </QueryClientProvider>
  );
}
