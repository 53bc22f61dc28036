export type MailStyle = 'modern' | 'minimal' | 'classic' | 'branded';

/** The four looks an administrator may choose. One layout draws them all. */
export type MailLook = {
  /** Where the word mark stands: above the panel, or on a green band at its head. */
  header: 'plain' | 'band';
  headerAlign: 'left' | 'center';
  ground: string;
  /** The text stands straight on the ground, on a sheet, or on a sheet with a line around it. */
  panel: 'open' | 'sheet' | 'framed';
  panelRadiusPx: number;
  headingFont: string;
  headingSizePx: number;
  button: 'solid' | 'outline';
  buttonRadiusPx: number;
};

export const BODY_FONT = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const HEADING_FONT = `'Bricolage Grotesque',${BODY_FONT}`;
const SERIF_FONT = "Georgia,'Times New Roman',serif";

/** Light values stand inline, since some programs drop style sheets; dark ones only in the sheet. */
export const LIGHT = {
  paper: '#F6F1E7',
  panel: '#FFFFFF',
  ink: '#17211C',
  muted: '#56635C',
  rule: '#E4DCCB',
  green: '#0B6B4F',
  onGreen: '#FFFFFF',
};
export const DARK = {
  ground: '#0C1712',
  panel: '#14231C',
  ink: '#E9F0EC',
  muted: '#A3B5AB',
  rule: '#284034',
  accent: '#4CC29A',
  onAccent: '#07140E',
};

export const MAIL_LOOKS: Record<MailStyle, MailLook> = {
  modern: {
    header: 'plain',
    headerAlign: 'left',
    ground: LIGHT.paper,
    panel: 'sheet',
    panelRadiusPx: 12,
    headingFont: HEADING_FONT,
    headingSizePx: 24,
    button: 'solid',
    buttonRadiusPx: 10,
  },
  minimal: {
    header: 'plain',
    headerAlign: 'left',
    ground: LIGHT.panel,
    panel: 'open',
    panelRadiusPx: 0,
    headingFont: BODY_FONT,
    headingSizePx: 20,
    button: 'outline',
    buttonRadiusPx: 6,
  },
  classic: {
    header: 'plain',
    headerAlign: 'center',
    ground: LIGHT.paper,
    panel: 'framed',
    panelRadiusPx: 0,
    headingFont: SERIF_FONT,
    headingSizePx: 25,
    button: 'solid',
    buttonRadiusPx: 2,
  },
  branded: {
    header: 'band',
    headerAlign: 'left',
    ground: LIGHT.paper,
    panel: 'framed',
    panelRadiusPx: 12,
    headingFont: HEADING_FONT,
    headingSizePx: 24,
    button: 'solid',
    buttonRadiusPx: 10,
  },
};
