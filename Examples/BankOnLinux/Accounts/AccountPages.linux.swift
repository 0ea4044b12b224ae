// Written by `pageflow adopt sources` from Bank/Accounts/AccountPages.swift, 999aeed136a4798e. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Accounts/AccountPages.swift", line: 1)
import UIKit

/// The pages of the module that other modules show.
@MainActor
public enum AccountPages {
    /// All accounts.
    public static func accounts() -> UIViewController? {
        UIStoryboard(name: "Accounts", bundle: .module).instantiateInitialViewController()
    }

    /// The cards.
    public static func cards() -> UIViewController? {
        UIStoryboard(name: "Cards", bundle: .module).instantiateInitialViewController()
    }

    /// The deposits, or another page of savings and loans by its identifier.
    public static func savings(_ identifier: String = "Deposits") -> UIViewController {
        UIStoryboard(name: "Savings", bundle: .module).instantiateViewController(withIdentifier: identifier)
    }
}
