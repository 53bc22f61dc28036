import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router';
import { toast } from '@/components/ui/toast';
import { prepareToasts } from '@/components/ui/toast-host';
import { createQueryClient } from '@/lib/api/query-client';
import { clearForOtherSession } from '@/lib/api/session-cache';
import { AdminAuthProvider, AuthProvider } from '@/lib/auth/auth-provider';
import { authStore } from '@/lib/auth/auth-store';
import { watchInstallOffer } from '@/lib/install-prompt';
import { registerServiceWorker } from '@/lib/register-service-worker';
import { ProofHost } from '@/shared/proof/proof-host';
import { LiveUpdates } from './live-updates';

/**
 * Outlives the layout, which a visit to a public page unmounts: Back from a listing must find the market as tall as
 * it was, otherwise its scroll position cannot be restored.
 */
const queryClient = createQueryClient((message) => toast({ ...message, variant: 'destructive' }));

// The renderer of the public pages may load this module too, in a chunk with what both need.
if (!import.meta.env.SSR) startInBrowser();

/** Surrounds everything that knows who is signed in: the auth pages and both portals. */
export function Component() {
  return (
    <SessionProviders>
      <Outlet />
    </SessionProviders>
  );
}

export function SessionProviders({ children }: { children: ReactNode }) {
  // Before the first render below: the session may have changed while a public page was open.
  useState(() => clearForOtherSession(queryClient, authStore.token()));
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <AdminAuthProvider>
          <LiveUpdates />
          {children}
          <ProofHost />
        </AdminAuthProvider>
      </AuthProvider>
    </QueryClientProvider>
  );
}

/** Below the session only: the public pages are read once, and must stay light. */
function startInBrowser(): void {
  if (import.meta.env.PROD && !authStore.record()?.view) void registerServiceWorker();
  watchInstallOffer();
  prepareToasts();
  // It only follows changes: a start without a network would fail queries that have to wait for it.
  onlineManager.setOnline(navigator.onLine);
}
