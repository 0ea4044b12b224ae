// The names of os. A store has no entries.

import NeutralValues
@_exported import UIKit
@_exported import os

open class OSLogEntry: NSObject {
    open var composedMessage: String { "" }
    open var date: Date { Date(timeIntervalSince1970: 0) }
}

open class OSLogEntryLog: OSLogEntry {
    public enum Level: Int {
        case undefined, debug, info, notice, error, fault
    }

    open var level: Level { .undefined }
    open var category: String { "" }
    open var subsystem: String { "" }
}

open class OSLogPosition: NSObject {}

open class OSLogStore: NSObject {
    public enum Scope: Int {
        case system, currentProcessIdentifier
    }

    public convenience init(scope: Scope) throws { self.init() }
    open func position(date: Date) -> OSLogPosition { notReal(); return OSLogPosition() }

    open func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
        notReal()
        return OSLogPosition()
    }

    open func getEntries(at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws
        -> [OSLogEntry]
    { notReal(); return [] }
}
