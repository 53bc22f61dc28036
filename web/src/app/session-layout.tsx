import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { ProofHost } from '@/components/proof/proof-host';
import { toast } from '@/components/ui/use-toast';
import { createQueryClient } from '@/lib/api/query-client';
import { AdminAuthProvider, AuthProvider } from '@/lib/auth/auth-provider';
import { LiveUpdates } from './live-updates';

/** Surrounds everything that knows who is signed in: the auth pages and both portals. */
export function Component() {
  const [queryClient] = useState(() =>
    createQueryClient((told) => toast({ ...told, variant: 'destructive' })),
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
