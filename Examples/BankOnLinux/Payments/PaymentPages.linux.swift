// Written by `pageflow adopt sources` from Bank/Payments/PaymentPages.swift, 24fd12434a3065f. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/PaymentPages.swift", line: 1)
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
