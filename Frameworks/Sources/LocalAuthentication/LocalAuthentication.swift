// The device has neither biometry nor a passcode, so evaluating a policy fails with the error of such a device.

@_exported import UIKit
