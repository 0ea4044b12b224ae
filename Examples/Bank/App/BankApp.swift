import UIKit

/// The app's interface for other modules, such as tests.
@MainActor
public enum BankApp {
    /// The first page of the main storyboard.
    public static func firstPage() -> UIViewController? {
        UIStoryboard(name: "Main", bundle: .module).instantiateInitialViewController()
    }
}
