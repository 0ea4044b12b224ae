// Written by `pageflow adopt sources` from Bank/Service/ServicePages.swift, c2ad470941d0f680. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/ServicePages.swift", line: 1)
import UIKit

/// The pages of the module that other modules show.
@MainActor
public enum ServicePages {
    /// The menu of the service.
    public static func service() -> UIViewController? {
        UIStoryboard(name: "Messages", bundle: .module).instantiateInitialViewController()
    }

    /// The first page of a complaint.
    public static func complaint() -> UIViewController {
        UIStoryboard(name: "Messages", bundle: .module).instantiateViewController(withIdentifier: "Complaint")
    }

    /// Branches and cash machines, in tabs.
    public static func branches() -> UIViewController? {
        UIStoryboard(name: "Branches", bundle: .module).instantiateInitialViewController()
    }

    /// The first page of an appointment.
    public static func appointment() -> UIViewController {
        UIStoryboard(name: "Branches", bundle: .module).instantiateViewController(
            withIdentifier: "Appointment")
    }

    /// The terms.
    public static func terms() -> UIViewController {
        UIStoryboard(name: "Profile", bundle: .module).instantiateViewController(withIdentifier: "Terms")
    }
}
