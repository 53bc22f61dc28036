import type { Outcome } from '../../metrics/outcomes.ts';
import { MailFailure, type MailGateway } from './mail-gateway.ts';
import { type MailConfig, openMail } from './open-mail.ts';

/** The settings of outgoing mail at this moment. */
export interface MailRules extends MailConfig {
  replyTo: string;
}

/**
 * A mail gateway that follows the settings: sender, provider and key are read for every mail, so that a change
 * applies to the next one in every process, without a restart.
 */
export function createReloadingMailGateway({
  readRules,
  onOutcome,
}: {
  readRules: () => Promise<MailRules>;
  onOutcome: (outcome: Outcome) => void;
}): MailGateway {
  let opened: { key: string; gateway: MailGateway } | undefined;

  async function follow(): Promise<{ gateway: MailGateway; rules: MailRules }> {
    const rules = await readRules();
    const key = JSON.stringify(rules);
    if (opened?.key !== key) opened = { key, gateway: openMail(rules) };
    return { gateway: opened.gateway, rules };
  }

  return {
    async send(mail) {
      try {
        const { gateway, rules } = await follow();
        const headers = { 'Reply-To': rules.replyTo, ...mail.headers };
        const sent = await gateway.send({ ...mail, headers });
        onOutcome('ok');
        return sent;
      } catch (error) {
        onOutcome(error instanceof MailFailure && error.permanent ? 'refused' : 'failed');
        throw error;
      }
    },
    async check() {
      try {
        return await (await follow()).gateway.check();
      } catch (error) {
        return { ok: false, detail: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
