import SwiftSyntax

/// `class AtomicInt: NSLock`: on Linux Foundation's locks can't be subclassed. The class contains a lock instead, and forwards
/// its methods.
final class LockClassRewriter: FileRewriter {
    private static let locks: Set<String> = ["NSLock", "NSRecursiveLock"]

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let superclass = node.inheritanceClause?.inheritedTypes.first?.type,
            Self.locks.contains(superclass.trimmedDescription)
        else { return .visitChildren }
        file.replace(superclass, with: "NSObject, NSLocking", "subclass of a lock")
        file.insert(Self.members(superclass.trimmedDescription), before: node.memberBlock.rightBrace)
        return .visitChildren
    }

    /// The members, on the line of the closing brace so that every line keeps its number.
    private static func members(_ lock: String) -> String {
        "; private let heldLock = \(lock)(); public func lock() { heldLock.lock() }; public func unlock() { heldLock.unlock() }; "
            + "public func `try`() -> Bool { heldLock.try() }; "
            + "public func lock(before limit: Date) -> Bool { heldLock.lock(before: limit) }; public var name: String? "
    }
}
