import Testing

/// Tests with a browser, one after the other: each has the machine's cores for itself.
///
/// The time limit ends a browser that hangs. It is many times longer than a test, since other tests and builds may use most of the machine.
@Suite(
    .enabled(if: LabInBrowser.missing == nil, "\(LabInBrowser.missing ?? "")"), .serialized,
    .timeLimit(.minutes(10)))
enum BrowserTests {}
