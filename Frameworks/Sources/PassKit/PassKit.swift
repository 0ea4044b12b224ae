// Payments aren't available: `canMakePayments()` is false.

@_exported import UIKit
