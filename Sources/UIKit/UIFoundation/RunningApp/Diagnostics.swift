/// UIKit's warnings and exceptions about misuse, with UIKit's wording.
@MainActor
package final class Diagnostics {
    package struct Entry {
        package enum Kind { case warning, exception }
        package let kind: Kind
        /// The exception's name, such as `NSInvalidArgumentException`; `nil` for a warning.
        package let exceptionName: String?
        package let message: String

        /// The exception's message on a device's console.
        package var words: String {
            "*** Terminating app due to uncaught exception '\(exceptionName ?? "")', reason: '\(message)'"
        }
    }

    package enum ExceptionName: String {
        case invalidArgument = "NSInvalidArgumentException"
        case internalInconsistency = "NSInternalInconsistencyException"
        case generic = "NSGenericException"
        case invalidUnarchiveOperation = "NSInvalidUnarchiveOperationException"
        case undefinedKey = "NSUnknownKeyException"
        case range = "NSRangeException"
        case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
        case notAvailable = "NSObjectNotAvailableException"
        case invalidInterfaceOrientation = "UIApplicationInvalidInterfaceOrientation"
    }

    package private(set) var entries: [Entry] = []

    /// Whether an exception is recorded and the refused call returns, rather than stopping the program.
    package var recordsExceptions = false

    /// Whether warnings are also printed to standard error, as on a device's console.
    package var echoesWarnings = false

    /// Reports an exception to the running test, which fails; the call that raises it returns. If `nil`, an exception that isn't
    /// recorded stops the program.
    package var failTest: ((Entry) -> Void)?

    /// Receives the exceptions while a block of ``catching(_:)`` runs.
    private var handler: Handler?

    private final class Handler { var first: Entry? }

    package init() {}

    package func warn(_ message: String) {
        entries.append(Entry(kind: .warning, exceptionName: nil, message: message))
        if echoesWarnings {
            try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
        }
    }

    /// Raises an exception. When exceptions are recorded, or fail a test, this returns, and the caller must then change nothing.
    package func raise(_ name: ExceptionName, _ message: String) {
        let entry = Entry(kind: .exception, exceptionName: name.rawValue, message: message)
        if let handler {
            handler.first = handler.first ?? entry
            return
        }
        guard recordsExceptions || failTest != nil else { fatalError(entry.words) }
        entries.append(entry)
        if !recordsExceptions { failTest?(entry) }
    }

    /// Runs a block whose exceptions UIKit catches: they are neither recorded nor stop the program. Returns the first.
    package func catching(_ body: () -> Void) -> Entry? {
        let outer = handler
        let own = Handler()
        handler = own
        defer { handler = outer }
        body()
        return own.first
    }

    package func clear() {
        entries.removeAll()
    }
}

/// Returns an object's description in UIKit's console messages: `<Module.Class: 0x…>`.
package func described(_ object: AnyObject?) -> String {
    guard let object else { return "(null)" }
    return "<\(describedClass(of: object)): \(describedAddress(of: object))>"
}

/// Returns an object's address as printed on the console: `0x…`.
package func describedAddress(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// Returns the name of an object's class. A device prints system classes without a module, and an app's classes with it.
package func describedClass(of object: AnyObject) -> String {
    let name = String(reflecting: type(of: object))
    let foundation = "Foundation."
    return name.hasPrefix(foundation)
        ? String(name.dropFirst(foundation.count)) : UIKitClasses.displayName(name)
}
