import NeutralValues
import UIKit

public enum CryptoKitError: Error {
    case incorrectKeySize, incorrectParameterSize, authenticationFailure, underlyingCoreCryptoError(
        error: Int32), wrapFailure, unwrapFailure
}

public enum AES {
    public enum GCM {
        public struct Nonce {
            public init() {}
            public init<D: Sequence>(data: D) throws where D.Element == UInt8 {}
        }

        public struct SealedBox {
            public let combined: Data?
            public var nonce: Nonce { Nonce() }
            public var ciphertext: Data { Data() }
            public var tag: Data { Data() }

            public init<D: Sequence>(combined: D) throws where D.Element == UInt8 {
                self.combined = Data(combined)
            }

            public init<C: Sequence, T: Sequence>(nonce: Nonce, ciphertext: C, tag: T) throws
            where C.Element == UInt8, T.Element == UInt8 { combined = Data(ciphertext) }
        }

        public static func seal<D: Sequence>(_ message: D, using key: SymmetricKey, nonce: Nonce? = nil)
            throws -> SealedBox where D.Element == UInt8
        { notReal(); throw CryptoKitError.wrapFailure }

        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            notReal()
            throw CryptoKitError.authenticationFailure
        }
    }
}
