extension Way {
    /// The app: welcome, login, home. In the order of the README's table.
    static let app = [
        Way("Welcome", from: nil),
        Way("Onboarding", from: "Welcome", "How it works"),
        Way("Login", from: "Welcome", "Log in"),
        Way("Passcode", from: "Login", .fill("Password", "secret"), "Log in"),
        Way("ForgottenPassword", from: "Login", "I cannot log in"),
        Way("Locked", from: "Passcode", .keys("111111111111111")),
        Way("Home", from: "Passcode", .keys("12345")),
        Way("RecentMovements", from: "Home"),
        Way("Emergency", from: "Welcome", "In an emergency"),
        Way("About", from: "Welcome", "About this app"),
        Way("Imprint", from: "About", "Imprint"),
    ]
}
