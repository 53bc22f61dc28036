/** The package has no types of its own. */
declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  }
  export default class Validator {
    validate(extracted: {
      jsonld: Record<string, object[]>;
      microdata: object;
      rdfa: object;
      errors: object[];
    }): Promise<Issue[]>;
  }
}
