import Simulator

/// A text field as its user sees it.
public struct ExploredField: Sendable {
    /// The class of the page's controller.
    public let page: String
    /// The placeholder, or the label that VoiceOver reads.
    public let name: String
    /// The current text.
    public let text: String
    /// The field's text content type.
    public let contentType: UITextContentType?
    /// The field's keyboard type.
    public let keyboardType: UIKeyboardType
    /// Whether the text entry is secure.
    public let isSecure: Bool
    /// Whether the field has several lines.
    public let isLong: Bool
}

/// The default texts, for fields without a text from the app.
public enum SampleText {
    /// A text that fits a field's content type, keyboard and name.
    public static func text(for field: ExploredField) -> String {
        byMeaning(field) ?? byKeyboard(field) ?? byName(field.name.lowercased())
            ?? (field.isLong ? "This is a text of a few words." : "Sample")
    }

    private static func byMeaning(_ field: ExploredField) -> String? {
        switch field.contentType {
        case .emailAddress, .username: "anna@example.com"
        case .telephoneNumber: "02215550100"
        case .password, .newPassword: "Passw0rd!"
        case .oneTimeCode: "123456"
        case .postalCode: "50667"
        case .addressCity: "Cologne"
        case .name, .givenName, .familyName: "Anna Lindqvist"
        case .URL: "https://example.com"
        default: field.isSecure && field.keyboardType == .default ? "Passw0rd!" : nil
        }
    }

    private static func byKeyboard(_ field: ExploredField) -> String? {
        switch field.keyboardType {
        case .emailAddress: "anna@example.com"
        case .phonePad: "02215550100"
        case .numberPad, .asciiCapableNumberPad: "123456"
        case .decimalPad, .numbersAndPunctuation: "50"
        case .URL: "https://example.com"
        default: nil
        }
    }

    private static func byName(_ name: String) -> String? {
        let samples = [
            ("iban", "DE89370400440532013000"), ("bic", "COBADEFFXXX"), ("mail", "anna@example.com"),
            ("phone", "02215550100"), ("amount", "50"), ("price", "50"), ("code", "123456"),
            ("name", "Anna Lindqvist"),
        ]
        return samples.first { name.contains($0.0) }?.1
    }
}
