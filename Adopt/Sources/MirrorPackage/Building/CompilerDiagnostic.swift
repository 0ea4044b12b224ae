/// A group of compiler diagnostics with the same cause and the same order of names in their messages.
///
/// The compiler prints a diagnostic's identifier after its message if it is asked to. Messages change between versions of the compiler, and
/// identifiers don't.
enum CompilerDiagnostic {
    case missingModule
    case missingName
    /// The names are the type or the module, and the member.
    case missingMember
    /// The names are the nested type, and the type or the module.
    case missingNestedType
    case unavailable
    case objectiveC
    case isolation
    case other

    /// The compiler's arguments that ask for the identifiers, and for no warnings: those of the original are Xcode's to show.
    static let arguments = ["-Xfrontend", "-debug-diagnostic-names", "-suppress-warnings"]

    init(identifier: String) {
        switch identifier {
        case "sema_no_import": self = .missingModule
        case "cannot_find_in_scope", "cannot_find_in_scope_corrected", "cannot_find_type_in_scope",
            "cannot_find_type_in_scope_did_you_mean":
            self = .missingName
        case "could_not_find_value_member", "could_not_find_value_member_corrected",
            "could_not_find_value_dynamic_member", "could_not_find_value_dynamic_member_corrected",
            "could_not_find_type_member", "could_not_find_type_member_corrected", "no_member_of_module":
            self = .missingMember
        case "invalid_member_type", "invalid_member_type_suggest", "no_module_type": self = .missingNestedType
        case "availability_decl_unavailable", "availability_decl_unavailable_rename": self = .unavailable
        case _
        where Self.contains(identifier, ["objc", "expr_selector", "nsmanaged", "override_decl_extension"]):
            self = .objectiveC
        case _ where Self.contains(identifier, ["actor", "isolat", "sendable", "concurren", "mutable_state"]):
            self = .isolation
        default: self = .other
        }
    }

    private static func contains(_ identifier: String, _ parts: [String]) -> Bool {
        parts.contains(where: identifier.lowercased().contains)
    }
}
