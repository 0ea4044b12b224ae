extension KnownFramework {
    static let osLog = KnownFramework(
        name: "OSLog", prefixes: ["OSLogStore", "OSLogEntry"], imports: ["os"],
        text: """
            class OSLogEntry: NSObject {
                var composedMessage: String { "" }
                var date: Date { Date(timeIntervalSince1970: 0) }
            }
            class OSLogEntryLog: OSLogEntry {
                enum Level: Int { case undefined, debug, info, notice, error, fault }
                var level: Level { .undefined }
                var category: String { "" }
                var subsystem: String { "" }
            }
            class OSLogPosition: NSObject {}
            class OSLogStore: NSObject {
                enum Scope: Int { case system, currentProcessIdentifier }
                convenience init(scope: Scope) throws { self.init() }
                func position(date: Date) -> OSLogPosition
                func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition
                func getEntries(at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws -> [OSLogEntry]
            }
            """)
}
