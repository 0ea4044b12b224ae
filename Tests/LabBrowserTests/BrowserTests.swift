import Testing

/// Tests with a browser, one after the other: each of them has the machine's cores for itself.
@Suite(.enabled(if: LabInBrowser.missing == nil, "\(LabInBrowser.missing ?? "")"), .serialized)
enum BrowserTests {}
