/// The automatic capitalization of typed text. Follows Apple's page "UITextAutocapitalizationType".
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No capitalization.
    case none = 0
    /// Capitalizes the first letter of each word.
    case words = 1
    /// Capitalizes the first letter of each sentence.
    case sentences = 2
    /// Capitalizes all letters.
    case allCharacters = 3
}

/// Whether typed text is corrected automatically. Follows Apple's page "UITextAutocorrectionType".
public enum UITextAutocorrectionType: Int, Sendable {
    /// The default for the current script.
    case `default` = 0
    /// Autocorrection is off.
    case no = 1
    /// Autocorrection is on.
    case yes = 2
}

/// Whether spelling is checked. iOS 5. Follows Apple's page "UITextSpellCheckingType".
public enum UITextSpellCheckingType: Int, Sendable {
    /// On while autocorrection is on.
    case `default` = 0
    /// Spell checking is off.
    case no = 1
    /// Spell checking is on.
    case yes = 2
}

/// The type of a keyboard. Follows Apple's page "UIKeyboardType".
public enum UIKeyboardType: Int, Sendable {
    /// The keys of the user's language.
    case `default` = 0
    /// ASCII characters.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// For URLs.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// Digits, asterisk and pound sign.
    case phonePad = 5
    /// For a name or a telephone number.
    case namePhonePad = 6
    /// For email addresses.
    case emailAddress = 7
    /// Digits and the decimal point.
    case decimalPad = 8
    /// With easy access to the at sign and the pound sign. iOS 5.
    case twitter = 9
    /// For web searches and URLs. iOS 7.
    case webSearch = 10
    /// ASCII digits. iOS 10.
    case asciiCapableNumberPad = 11

    /// The former name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of a keyboard. Follows Apple's page "UIKeyboardAppearance".
public enum UIKeyboardAppearance: Int, Sendable {
    /// The appearance of the interface.
    case `default` = 0
    /// Dark. iOS 7.
    case dark = 1
    /// Light. iOS 7.
    case light = 2

    /// The former name of ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of a Return key. Follows Apple's page "UIReturnKeyType".
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go = 1
    /// Google.
    case google = 2
    /// Join.
    case join = 3
    /// Next.
    case next = 4
    /// Route.
    case route = 5
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Yahoo.
    case yahoo = 8
    /// Done.
    case done = 9
    /// Emergency Call.
    case emergencyCall = 10
    /// Continue. iOS 9.
    case `continue` = 11
}

/// The semantic meaning of a text, for suggestions of the keyboard. iOS 10. Follows Apple's page "UITextContentType".
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a content type from its raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

// The content types of iOS.
extension UITextContentType {
    /// A full name.
    public static let name = UITextContentType(rawValue: "name")
    /// The prefix of a name, such as Dr.
    public static let namePrefix = UITextContentType(rawValue: "namePrefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "givenName")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middleName")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "familyName")
    /// The suffix of a name, such as Jr.
    public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "jobTitle")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organizationName")
    /// A location, such as a point of interest.
    public static let location = UITextContentType(rawValue: "location")
    /// A full street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "addressCity")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "addressState")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
    /// A sublocality.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "countryName")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "URL")
    /// A parcel's tracking number. iOS 15.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
    /// A flight number. iOS 15.
    public static let flightNumber = UITextContentType(rawValue: "flightNumber")
    /// A date, a time or a duration. iOS 15.
    public static let dateTime = UITextContentType(rawValue: "dateTime")
    /// A birthdate. iOS 17.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    /// The day of a birthdate. iOS 17.
    public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
    /// The month of a birthdate. iOS 17.
    public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
    /// The year of a birthdate. iOS 17.
    public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
    /// A credit card's security code. iOS 17.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
    /// The name on a credit card. iOS 17.
    public static let creditCardName = UITextContentType(rawValue: "creditCardName")
    /// The first name on a credit card. iOS 17.
    public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
    /// The middle name on a credit card. iOS 17.
    public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
    /// The last name on a credit card. iOS 17.
    public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
    /// The expiration date of a credit card. iOS 17.
    public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
    /// The expiration month of a credit card. iOS 17.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")
    /// The expiration year of a credit card. iOS 17.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
    /// The type of a credit card. iOS 17.
    public static let creditCardType = UITextContentType(rawValue: "creditCardType")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    /// An account or login name. iOS 11.
    public static let username = UITextContentType(rawValue: "username")
    /// A password. iOS 11.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password, which the system may generate. iOS 12.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// A one-time code. iOS 12.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
}
