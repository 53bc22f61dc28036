export const auditKey = ['audit-log'] as const;
