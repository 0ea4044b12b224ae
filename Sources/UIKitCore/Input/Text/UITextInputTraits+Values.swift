/// When the shift key is pressed by itself. Follows Apple's page "UITextAutocapitalizationType".
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Never.
    case none = 0
    /// For the first letter of a word.
    case words = 1
    /// For the first letter of a sentence.
    case sentences = 2
    /// For every letter.
    case allCharacters = 3
}

/// Whether typing is corrected. Follows Apple's page "UITextAutocorrectionType".
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the script has it.
    case `default` = 0
    /// It is not.
    case no = 1
    /// It is.
    case yes = 2
}

/// Whether spelling is checked. iOS 5. Follows Apple's page "UITextSpellCheckingType".
public enum UITextSpellCheckingType: Int, Sendable {
    /// While typing is corrected.
    case `default` = 0
    /// It is not.
    case no = 1
    /// It is.
    case yes = 2
}

/// Which keys a keyboard has. Follows Apple's page "UIKeyboardType".
public enum UIKeyboardType: Int, Sendable {
    /// Those of the user's language.
    case `default` = 0
    /// ASCII characters.
    case asciiCapable = 1
    /// Numbers and punctuation.
    case numbersAndPunctuation = 2
    /// For addresses of the web.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// Digits, star and hash.
    case phonePad = 5
    /// For a name or a telephone number.
    case namePhonePad = 6
    /// For addresses of mail.
    case emailAddress = 7
    /// Digits and the decimal point.
    case decimalPad = 8
    /// With at sign and hash at hand. iOS 5.
    case twitter = 9
    /// For searches and addresses of the web. iOS 7.
    case webSearch = 10
    /// Digits of ASCII. iOS 10.
    case asciiCapableNumberPad = 11

    /// The former name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How a keyboard looks. Follows Apple's page "UIKeyboardAppearance".
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the surroundings do.
    case `default` = 0
    /// Dark. iOS 7.
    case dark = 1
    /// Light. iOS 7.
    case light = 2

    /// The former name of ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// What a return key says. Follows Apple's page "UIReturnKeyType".
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

/// What a text means, so that the keyboard can offer it. iOS 10. Follows Apple's page "UITextContentType".
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a meaning from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

// The meanings that iOS knows.
extension UITextContentType {
    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// What stands before a name, such as Dr.
    public static let namePrefix = UITextContentType(rawValue: "namePrefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "givenName")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middleName")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "familyName")
    /// What stands behind a name, such as Jr.
    public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
    /// A name among friends.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// What somebody works as.
    public static let jobTitle = UITextContentType(rawValue: "jobTitle")
    /// The name of an organisation.
    public static let organizationName = UITextContentType(rawValue: "organizationName")
    /// A place, such as a point of interest.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole street address.
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
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "countryName")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    /// An address of electronic mail.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "URL")
    /// The number of a parcel. iOS 15.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
    /// The number of a flight. iOS 15.
    public static let flightNumber = UITextContentType(rawValue: "flightNumber")
    /// A date, a time or a span of time. iOS 15.
    public static let dateTime = UITextContentType(rawValue: "dateTime")
    /// The day on which somebody was born. iOS 17.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    /// The day of the month of that. iOS 17.
    public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
    /// The month of that. iOS 17.
    public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
    /// The year of that. iOS 17.
    public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
    /// The code on the back of a credit card. iOS 17.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
    /// The name on a credit card. iOS 17.
    public static let creditCardName = UITextContentType(rawValue: "creditCardName")
    /// The first name on a credit card. iOS 17.
    public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
    /// The middle name on a credit card. iOS 17.
    public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
    /// The last name on a credit card. iOS 17.
    public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
    /// When a credit card expires. iOS 17.
    public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
    /// The month of that. iOS 17.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")
    /// The year of that. iOS 17.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
    /// The kind of a credit card. iOS 17.
    public static let creditCardType = UITextContentType(rawValue: "creditCardType")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    /// The name of an account. iOS 11.
    public static let username = UITextContentType(rawValue: "username")
    /// A password. iOS 11.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that the system may make up. iOS 12.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// A code that is good for one time. iOS 12.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
}
