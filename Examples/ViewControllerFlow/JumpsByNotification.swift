import UIKit

// The backward jumps that pass their parameter in a notification.

extension VCN2 {
    /// VCN2 -> VCN1.
    public func backByNotification(_ sender: Any?) {
        broadcast("VCN2 to VCN1 by notification", goal: VCN1.self)
        navigationController?.popViewController(animated: true)
    }
}

extension VCN3 {
    /// VCN3 -> VCN1.
    public func backByNotification(_ sender: Any?) {
        broadcast("VCN3 to VCN1 by notification", goal: VCN1.self)
        navigationController?.popViewController(animated: true)
    }
}

extension VCN4 {
    /// VCN4 -> VCN3.
    public func backByNotification(_ sender: Any?) {
        broadcast("VCN4 to VCN3 by notification", goal: VCN3.self)
        navigationController?.popViewController(animated: true)
    }

    /// VCN4 -> VCN1.
    public func backToVCN1ByNotification(_ sender: Any?) {
        broadcast("VCN4 to VCN1 by notification", goal: VCN1.self)
        navigationController?.popToRootViewController(animated: true)
    }
}

extension VCN5 {
    /// VCN5 -> VCN4.
    public func backByNotification(_ sender: Any?) {
        broadcast("VCN5 to VCN4 by notification", goal: VCN4.self)
        presentingViewController?.dismiss(animated: true)
    }
}

extension VCN6 {
    /// VCN6 -> VCN5.
    public func backByNotification(_ sender: Any?) {
        broadcast("VCN6 to VCN5 by notification", goal: VCN5.self)
        navigationController?.popViewController(animated: true)
    }

    /// VCN6 -> VCN4.
    public func backToVCN4ByNotification(_ sender: Any?) {
        broadcast("VCN6 to VCN4 by notification", goal: VCN4.self)
        presentingViewController?.dismiss(animated: true)
    }
}

extension VCN7 {
    /// VCN7 -> VCN5.
    public func backByNotification(_ sender: Any?) {
        broadcast("VCN7 to VCN5 by notification", goal: VCN5.self)
        navigationController?.popViewController(animated: true)
    }

    /// VCN7 -> VCN4.
    public func backToVCN4ByNotification(_ sender: Any?) {
        broadcast("VCN7 to VCN4 by notification", goal: VCN4.self)
        presentingViewController?.dismiss(animated: true)
    }
}

extension VCN8 {
    /// VCN8 -> VCN7.
    public func backByNotification(_ sender: Any?) {
        broadcast("VCN8 to VCN7 by notification", goal: VCN7.self)
        navigationController?.popViewController(animated: true)
    }

    /// VCN8 -> VCN5.
    public func backToVCN5ByNotification(_ sender: Any?) {
        broadcast("VCN8 to VCN5 by notification", goal: VCN5.self)
        navigationController?.popToRootViewController(animated: true)
    }

    /// VCN8 -> VCN4.
    public func backToVCN4ByNotification(_ sender: Any?) {
        broadcast("VCN8 to VCN4 by notification", goal: VCN4.self)
        presentingViewController?.dismiss(animated: true)
    }
}

extension VCM1 {
    /// VCM1 -> VCN2 or VCN3.
    public func backByNotification(_ sender: Any?) {
        broadcast("VCM1 to \(opener) by notification", goal: opener)
        presentingViewController?.dismiss(animated: true)
    }
}

extension VCM2 {
    /// VCM2 -> VCM1.
    public func backByNotification(_ sender: Any?) {
        broadcast("VCM2 to VCM1 by notification", goal: VCM1.self)
        presentingViewController?.dismiss(animated: true)
    }
}

extension VCM3 {
    /// VCM3 -> VCN6.
    public func backByNotification(_ sender: Any?) {
        broadcast("VCM3 to VCN6 by notification", goal: VCN6.self)
        presentingViewController?.dismiss(animated: true)
    }
}

extension VCM4 {
    /// VCM4 -> VCM2.
    public func backByNotification(_ sender: Any?) {
        broadcast("VCM4 to VCM2 by notification", goal: VCM2.self)
        presentingViewController?.dismiss(animated: true)
    }

    /// VCM4 -> VCM1.
    public func backToVCM1ByNotification(_ sender: Any?) {
        broadcast("VCM4 to VCM1 by notification", goal: VCM1.self)
        presentingViewController?.presentingViewController?.dismiss(animated: true)
    }
}
