import { vulnerabilitiesOf } from './audit-dependencies';

describe('the report of npm audit', () => {
  it('names vulnerable packages, after warnings', () => {
    const report = { auditReportVersion: 2, vulnerabilities: { left: { severity: 'high' } } };

    expect(vulnerabilitiesOf(`npm warn old setting\n${JSON.stringify(report, undefined, 2)}\n`)).toEqual(['left']);
  });

  it('names none if nothing is vulnerable', () => {
    expect(vulnerabilitiesOf('{"auditReportVersion": 2, "vulnerabilities": {}}')).toEqual([]);
  });

  it.each(['', 'npm error network', '{"message": "405 Method Not Allowed", "error": {"code": "E405"}}', '{ broken'])(
    'is missing in %j',
    (output) => {
      expect(vulnerabilitiesOf(output)).toBeUndefined();
    },
  );
});
