#if !canImport(ObjectiveC)
    import UIKit

    extension AboutViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("imprintCell", \AboutViewController.imprintCell),
                .outlet("termsCell", \AboutViewController.termsCell),
                .outlet("versionLabel", \AboutViewController.versionLabel),
                .action("close:", AboutViewController.close),
            ]
        }
    }

    extension EmergencyViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("close:", EmergencyViewController.close),
                .action("callBlocking:", EmergencyViewController.callBlocking),
                .action("callService:", EmergencyViewController.callService),
                .action("callPolice:", EmergencyViewController.callPolice),
            ]
        }
    }

    extension ForgottenPasswordViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("birthPicker", \ForgottenPasswordViewController.birthPicker),
                .outlet("numberField", \ForgottenPasswordViewController.numberField),
                .outlet("postSwitch", \ForgottenPasswordViewController.postSwitch),
                .outlet("sendButton", \ForgottenPasswordViewController.sendButton),
                .action("close:", ForgottenPasswordViewController.close),
                .action("changed:", ForgottenPasswordViewController.changed),
                .action("send:", ForgottenPasswordViewController.send),
            ]
        }
    }

    extension HomeViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("balanceLabel", \HomeViewController.balanceLabel),
                .outlet("greetingLabel", \HomeViewController.greetingLabel),
                .outlet("hintLabel", \HomeViewController.hintLabel),
                .collection("moduleButtons", \HomeViewController.moduleButtons),
                .collection("shortcutButtons", \HomeViewController.shortcutButtons),
                .action("logOut:", HomeViewController.logOut),
                .action("showAccounts:", HomeViewController.showAccounts),
                .action("showPayments:", HomeViewController.showPayments),
                .action("showService:", HomeViewController.showService),
                .action("showCards:", HomeViewController.showCards),
                .action("showTransfer:", HomeViewController.showTransfer),
                .action("showDeposits:", HomeViewController.showDeposits),
                .action("showBranches:", HomeViewController.showBranches),
                .action("balanceTapped:", HomeViewController.balanceTapped),
                .unwind("unwindToHome:", HomeViewController.unwindToHome),
            ]
        }
    }

    extension LockedViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .action("call:", LockedViewController.call)
            ]
        }
    }

    extension LoginViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("errorLabel", \LoginViewController.errorLabel),
                .outlet("loginButton", \LoginViewController.loginButton),
                .outlet("numberField", \LoginViewController.numberField),
                .outlet("passwordField", \LoginViewController.passwordField),
                .outlet("rememberSwitch", \LoginViewController.rememberSwitch),
                .outlet("spinner", \LoginViewController.spinner),
                .action("close:", LoginViewController.close),
                .action("textChanged:", LoginViewController.textChanged),
                .action("logIn:", LoginViewController.logIn),
            ]
        }
    }

    extension OnboardingViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("nextButton", \OnboardingViewController.nextButton),
                .outlet("pageControl", \OnboardingViewController.pageControl),
                .outlet("scrollView", \OnboardingViewController.scrollView),
                .action("pageChanged:", OnboardingViewController.pageChanged),
                .action("finish:", OnboardingViewController.finish),
                .action("next:", OnboardingViewController.next),
            ]
        }
    }

    extension PasscodeViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .outlet("faceButton", \PasscodeViewController.faceButton),
                .collection("dotViews", \PasscodeViewController.dotViews),
                .collection("digitButtons", \PasscodeViewController.digitButtons),
                .action("digitTapped:", PasscodeViewController.digitTapped),
                .action("useFace:", PasscodeViewController.useFace),
                .action("deleteTapped:", PasscodeViewController.deleteTapped),
                .action("close:", PasscodeViewController.close),
            ]
        }
    }

    extension WelcomeViewController: InterfaceBuilderConnected {
        class var outlets: Outlets {
            [
                .unwind("unwindToWelcome:", WelcomeViewController.unwindToWelcome)
            ]
        }
    }
#endif
