export type MailStyle = 'modern' | 'minimal' | 'classic' | 'branded';

/** The four styles an administrator may choose. One layout renders them all. */
export type MailTheme = {
  /** Position of the word mark: above the panel, or on a green band at its top. */
  header: 'plain' | 'band';
  headerAlign: 'left' | 'center';
  ground: string;
  /** The text is on the background, on a panel, or on a panel with a border. */
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

/** Light values are inline, because some programs drop style sheets; dark ones are in the style sheet only. */
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

export const MAIL_THEMES: Record<MailStyle, MailTheme> = {
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
