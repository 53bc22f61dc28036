import type { ApplicationDraft } from '@oja/contract/applications';
import type { StartValues, StepNumber } from '../../logic/wizard-steps';

/** Saves what the step holds and goes to another one. */
export type Move = (next: StepNumber, filledIn?: Omit<ApplicationDraft, 'step'>) => void;

export type StepProps = { isSaving: boolean; onMove: Move };

export type FormStepProps = StepProps & { start: StartValues };
