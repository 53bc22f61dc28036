import { settingLabel } from '@oja/contract/setting-labels';
import type { SettingsSection } from '@oja/contract/settings';
import { Check, History } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useUnsaved } from '@/components/shell/leave-guard';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { PersonLink } from '@/shared/people/person-link';
import { WaitingNotice, WeakeningNotice } from './guard-notices';
import { SectionHistory } from './history/section-history';
import { type Change, type SavedSection, type SectionTexts, useSectionForm } from './use-section-form';

type SectionFormProps = {
  section: SettingsSection;
  saved: SavedSection;
  texts: SectionTexts;
  /** As the button reads: 'Save Notification Settings'. */
  saveLabel: string;
  /** What to ask before these values are saved, if anything. */
  questionBefore?: (value: FieldValues) => SaveQuestion | undefined;
  children: ReactNode;
};

export interface SaveQuestion {
  title: string;
  description: string;
  confirmLabel: string;
}

/**
 * The cards of one panel, the concurrent changes, the button that saves all of it, and its history. What has the focus
 * scrolls clear of the bar at the foot.
 */
export function SectionForm({
  section,
  saved,
  texts,
  saveLabel,
  questionBefore,
  children,
}: SectionFormProps) {
  const { form, submit, explanation, changes, isSaving, isSaved } = useSectionForm(section, saved, texts);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [question, setQuestion] = useState<SaveQuestion>();
  const askOrSubmit = (event: FormEvent) => {
    const next = questionBefore?.(form.getValues());
    if (next === undefined) return void submit(event);
    event.preventDefault();
    setQuestion(next);
  };
  const name = saveLabel.replace(/^Save /, '');
  useUnsaved(form.formState.isDirty ? `Your changes to the ${name} are not saved yet.` : undefined);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={name}
        onSubmit={askOrSubmit}
        className="grid gap-5 [&_button]:scroll-mb-24 [&_input]:scroll-mb-24"
      >
        <WaitingNotice waiting={saved.waiting} />
        {changes.length > 0 ? <ChangedMeanwhile changes={changes} saved={saved} /> : null}
        {children}
        <WeakeningNotice section={section} saved={saved.value} />
        <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-3 border-t bg-background px-1 py-3">
          <Button type="submit" busy={isSaving} busyLabel="Saving...">
            {saveLabel}
          </Button>
          <span role="status" className="flex items-center gap-1.5 font-medium text-sm text-success">
            {isSaved ? (
              <>
                <Check aria-hidden="true" className="size-4" />
                Saved
              </>
            ) : null}
          </span>
          {form.formState.isDirty && !isSaving ? (
            <span className="text-muted-foreground text-sm">You have changes that are not saved yet.</span>
          ) : null}
          <Button variant="outline" className="ml-auto" onClick={() => setHistoryOpen(true)}>
            <History aria-hidden="true" />
            History
            <span className="sr-only"> of the {name}</span>
          </Button>
        </div>
      </form>
      {/* Beside the form, because its own form must not submit this one. */}
      <SectionHistory
        section={section}
        name={name}
        open={isHistoryOpen}
        onOpenChange={setHistoryOpen}
        hasUnsaved={form.formState.isDirty}
      />
      <ReasonDialog
        open={explanation.isAsked}
        onOpenChange={explanation.cancel}
        title="Propose this change?"
        description={`Another administrator has to approve it, because it weakens what guards money or staff: ${explanation.weaker.join(', ')}.`}
        label="Reason"
        hint="The other administrator reads it. It stays in the history and in the audit log."
        confirmLabel="Propose"
        busyLabel="Proposing..."
        busy={isSaving}
        onConfirm={explanation.give}
      />
      {question ? (
        <AlertDialog
          open
          onOpenChange={() => setQuestion(undefined)}
          {...question}
          destructive
          onConfirm={() => {
            setQuestion(undefined);
            void submit();
          }}
        />
      ) : null}
    </FormProvider>
  );
}

function ChangedMeanwhile({ changes, saved }: { changes: readonly Change[]; saved: SavedSection }) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is at the foot of a long page, and this is at its head.
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice ref={notice} tabIndex={-1} variant="warning" role="alert">
      <p className="font-medium">
        <PersonLink id={saved.changed_by_id} name={saved.changed_by ?? 'Somebody else'} /> saved these
        settings in the meantime
      </p>
      <ul className="list-disc pl-5">
        {changes.map(({ field, message }) => (
          <li key={field}>
            {settingLabel(field)} {message}
          </li>
        ))}
      </ul>
      <p>What you typed is still here. Save again to keep it.</p>
    </Notice>
  );
}
