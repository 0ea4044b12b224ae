/// A place in an app's source, and the event in which it was called.
struct CallSite: Hashable, Sendable {
    private let file: String
    private let line: UInt
    private let column: UInt
    private let event: Int

    init(_ fileID: String, _ line: UInt, _ column: UInt, event: Int) {
        file = fileID
        self.line = line
        self.column = column
        self.event = event
    }
}
