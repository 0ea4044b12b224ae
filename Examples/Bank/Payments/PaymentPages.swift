import UIKit

/// The pages of the module that other modules show.
@MainActor
public enum PaymentPages {
    /// The menu of all payments.
    public static func payments() -> UIViewController? {
        UIStoryboard(name: "Transfers", bundle: .module).instantiateInitialViewController()
    }

    /// The first step of a transfer.
    public static func transfer() -> UIViewController? {
        UIStoryboard(name: "Transfers", bundle: .module).instantiateViewController(withIdentifier: "Transfer")
    }
}
