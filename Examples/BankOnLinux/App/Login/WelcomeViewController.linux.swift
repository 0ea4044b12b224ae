// Written by `pageflow adopt sources` from Bank/App/Login/WelcomeViewController.swift, b784c4918ed48a61. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/App/Login/WelcomeViewController.swift", line: 1)
import UIKit

final class WelcomeViewController: BaseViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    func unwindToWelcome(_ segue: UIStoryboardSegue) {}
 override class var outlets: Outlets { super.outlets + [.action("unwindToWelcome:", WelcomeViewController.unwindToWelcome(_:))] } }
