import { zodResolver } from '@hookform/resolvers/zod';
import type { WaitingApproval } from '@oja/contract/approvals';
import { settingLabel } from '@oja/contract/setting-labels';
import { type Settings, type SettingsSection, secretMask } from '@oja/contract/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type FieldValues, get, useForm } from 'react-hook-form';
import { toast } from '@/components/ui/toast';
import { toastFailure, toastRefusal } from '@/components/ui/toast-failure';
import { portalTimings } from '@/config/portal-timings';
import { ApiError, isProofCancelled } from '@/lib/api/api-error';
import { useBriefly } from '@/lib/use-briefly';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { platformSettingsQuery, saveSectionMutation } from '../api';
import { sectionForm } from '../logic/section-form';
import { weakenedGuards } from '../logic/weakened-guards';

export interface SavedSection {
  version: number;
  value: Settings<SettingsSection>;
  secrets: Record<string, { set: boolean; changed_at: string | null }>;
  changed_by: string | null;
  changed_by_id: string | null;
  /** The change that waits for another administrator. */
  waiting: WaitingApproval;
}

export interface SectionTexts {
  title: string;
  description: string;
  minimumMs: number;
}

export interface Change {
  field: string;
  message: string;
}

const notSaved = 'Settings Not Saved';

/**
 * The form of one section. It keeps the version it was filled from. After a concurrent save the server
 * refuses: what this person typed stays, everything they did not touch takes the new values, and a list says what
 * changed, so that saving again is a decision.
 */
export function useSectionForm(section: SettingsSection, saved: SavedSection, texts: SectionTexts) {
  const client = useQueryClient();
  const schema = sectionForm(section);
  // Sent as typed: the form is filled anew from the reply.
  const resolver = zodResolver(schema, undefined, { raw: true });
  const form = useForm<FieldValues>({ resolver, defaultValues: filled(saved) });
  const version = useRef(saved.version);
  const [changes, setChanges] = useState<Change[]>([]);
  const [isSaved, showSaved] = useBriefly(portalTimings.savedIndicatorMs);
  const saving = useMutation({
    ...saveSectionMutation,
    onSuccess: ({ approval }) =>
      toast(
        waitingToast(approval, 'settings_change') ?? { title: texts.title, description: texts.description },
      ),
    onError: (error) => toastFailure(namingField(error), 'The settings could not be saved.', notSaved),
  });
  /** Valid values that weaken a guard and wait for the reason. */
  const [unexplained, setUnexplained] = useState<FieldValues>();
  const { isDirty } = form.formState;

  // Another window may save meanwhile. Typed values stay, with the version they belong to.
  useEffect(() => {
    if (isDirty || saved.version <= version.current) return;
    version.current = saved.version;
    form.reset(filled(saved));
  }, [saved, isDirty, form]);

  async function takeOver(details: Change[]): Promise<void> {
    const latest = (await client.fetchQuery({ ...platformSettingsQuery, staleTime: 0 }))[
      section
    ] as SavedSection;
    version.current = latest.version;
    form.reset(filled(latest), { keepDirtyValues: true });
    setChanges(details);
  }

  function saveOrAsk(values: FieldValues): void {
    if (weakenedGuards(section, saved.value, values).length > 0) setUnexplained(values);
    else save(values);
  }

  function save({ secrets = {}, ...value }: FieldValues, reason?: string): void {
    const change = { section, version: version.current, secrets, reason, minimumMs: texts.minimumMs };
    saving.mutate(
      { ...change, value: value as Settings<SettingsSection> },
      {
        onSuccess: ({ data, approval }) => {
          version.current = data.version;
          setUnexplained(undefined);
          form.reset(filled(data as SavedSection));
          setChanges([]);
          if (approval === null) showSaved();
        },
        onError: (error) => {
          // Without an answer the question stays, with its reason.
          if (isProofCancelled(error) || !(error instanceof ApiError) || error.status === 0) return;
          setUnexplained(undefined);
          if (error.code === 'settings_changed') void takeOver(error.details).catch(showReadFailure);
          else showOnFields(error.details);
        },
        // The form stays mounted, and would keep the secrets with its mutation.
        onSettled: saving.reset,
      },
    );
  }

  const submit = form.handleSubmit(saveOrAsk, () => {
    const [first] = schema.safeParse(form.getValues()).error?.issues ?? [];
    if (first) toastRefusal(named(first.path.join('.'), first.message), notSaved);
  });

  function showOnFields(details: Change[]): void {
    for (const [index, { field, message }] of details.entries()) {
      const name = settingOf(field);
      if (get(form.getValues(), name) !== undefined)
        form.setError(name, { message }, { shouldFocus: index === 0 });
    }
  }

  const explanation = {
    isAsked: unexplained !== undefined,
    weaker: unexplained === undefined ? [] : weakenedGuards(section, saved.value, unexplained),
    give: (reason: string) => unexplained && save(unexplained, reason),
    cancel: () => setUnexplained(undefined),
  };
  return { form, submit, explanation, changes, isSaving: saving.isPending, isSaved };
}

function showReadFailure(error: unknown): void {
  toastFailure(error, 'What changed could not be loaded. Please save again.', notSaved);
}

/** The server names a field by its place in the request; the sentence names it as the screen does. */
function namingField(error: unknown): unknown {
  const first = error instanceof ApiError && error.code === 'invalid_input' ? error.details[0] : undefined;
  return first === undefined ? error : new Error(named(settingOf(first.field), first.message));
}

function named(field: string, message: string): string {
  return `${settingLabel(field)}: ${message}`;
}

/** The name in the form of a field that a refusal names. */
function settingOf(field: string): string {
  return field === 'webhookSecret' ? `secrets.${field}` : field.replace(/^value\./, '');
}

/** A secret that is set shows as its mask, which changes nothing when it is sent back. */
function filled({ value, secrets }: SavedSection): FieldValues {
  const masks = Object.entries(secrets).map(([name, { set }]) => [name, set ? secretMask : '']);
  return { ...structuredClone(value), secrets: Object.fromEntries(masks) };
}
