/// A form in which a program writes commands and reads answers, line by line.
@MainActor
package protocol SessionProtocol {
    /// Performs the command in a line.
    func answer(_ line: String) async -> SessionReply
}

/// The reply to a line.
package struct SessionReply {
    /// The text without a line break at its end; `nil` for no reply.
    package var text: String?
    /// Whether the command has failed.
    package var isFault = false
    /// Whether the session ends.
    package var isLast = false

    package init(_ text: String? = nil, isFault: Bool = false, isLast: Bool = false) {
        (self.text, self.isFault, self.isLast) = (text, isFault, isLast)
    }
}
